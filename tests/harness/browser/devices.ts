/** Devices of a journey: a wide page with a mouse, or a narrow one with touch. */
export const DEVICES = [
  ['at a desk', { viewport: { width: 1280, height: 1200 } }],
  ['on a phone', { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }],
] as const;

export const [, [, PHONE]] = DEVICES;
