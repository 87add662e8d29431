/** Name of a page in the names of its pictures: `agency-home` for `AgencyHome`. */
export const pictureName = (page: string): string => page.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
