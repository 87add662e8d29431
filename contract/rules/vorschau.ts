/** Number of days before today whose orders a preview of rewards calculates. */
export const VORSCHAU_TAGE = 90;
