/** The pictures of the README's strip in their order, with the words above them. The name of each file begins with `prefix`. */
export const STRIP = {
  prefix: 'tour-',
  pictures: [
    ['share', '1 Share'],
    ['order', '2 Order'],
    ['release', '3 Release'],
    ['approval', '4 Approve'],
    ['credit', '5 Credit note'],
    ['paid', '6 Paid'],
  ],
} as const;
