/** Page numbers to show around the current one; `undefined` is a gap. */
export function pageNumbers(current: number, last: number): readonly (number | undefined)[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => ((pages[index - 1] ?? page) < page - 1 ? [undefined, page] : [page]));
}
