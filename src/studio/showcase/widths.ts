/** Widths of a frame in CSS pixels; without one it fills the available space. */
export const WIDTHS = ['320', '375', '768', '1280'] as const;
