/** Lower case without accents, so that "Größe", "grosse" and "cafe" are found as people type them. */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

const words = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether every word of the query begins a word of the text. A query without words matches nothing. */
export function createMatcher(query: string): (text: string) => boolean {
  const wanted = words(query);
  if (wanted.length === 0) return () => false;
  return (text) => {
    const present = words(text);
    return wanted.every((start) => present.some((word) => word.startsWith(start)));
  };
}
