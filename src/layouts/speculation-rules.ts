/** Pages a visitor is about to open (pointer resting, finger down) are fetched ahead; never those that belong to a visitor. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/*/cart',
                '/cart',
                '/*/checkout',
                '/checkout',
                '/*/account/*',
                '/account/*',
                '/sandbox/*',
              ],
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
