/** What a journey is made with: a wide page and a mouse, or a narrow one that is touched. */
export const DEVICES = [
  ['at a desk', { viewport: { width: 1280, height: 1200 } }],
  ['on a phone', { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }],
] as const;

export const [, [, PHONE]] = DEVICES;
