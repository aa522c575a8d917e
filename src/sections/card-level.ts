/** Level of the names on cards below a section's own heading, where it has one. */
export function cardLevel(title: string | undefined, headingLevel: 1 | 2 | 3 | 4): 2 | 3 | 4 {
  if (!title) return headingLevel === 1 ? 2 : headingLevel;
  if (headingLevel === 1) return 2;
  return headingLevel === 2 ? 3 : 4;
}
