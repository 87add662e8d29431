/** What pictures of a page are named by: `agency-home` of `AgencyHome`. */
export const pictureName = (page: string): string => page.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
