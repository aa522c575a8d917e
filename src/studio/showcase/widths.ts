/** CSS pixels a frame may be wide; without one it is as wide as there is room. */
export const WIDTHS = ['320', '375', '768', '1280'] as const;
