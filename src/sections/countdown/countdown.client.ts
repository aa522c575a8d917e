const SECONDS = { day: 86_400, hour: 3_600, minute: 60, second: 1 } as const;

/**
 * Counts down to `data-ends` once a second while the page is visible; at the end the text for afterwards replaces it.
 */
export function attach(element: HTMLElement): void {
  const end = Date.parse(element.dataset['ends'] ?? '');
  if (Number.isNaN(end) || element.dataset['ready'] !== undefined) return;
  element.dataset['ready'] = '';
  const write = timeWriter(element);
  let next: ReturnType<typeof setTimeout> | undefined;

  const tick = () => {
    clearTimeout(next);
    const left = end - Date.now();
    write(Math.max(0, Math.ceil(left / 1000)));
    if (left <= 0) return finish();
    if (!document.hidden) next = setTimeout(tick, left % 1000 || 1000);
  };
  const finish = () => {
    document.removeEventListener('visibilitychange', tick);
    for (const part of element.querySelectorAll<HTMLElement>('[data-until-end]')) part.hidden = true;
    for (const part of element.querySelectorAll<HTMLElement>('[data-after-end]')) part.hidden = false;
  };
  document.addEventListener('visibilitychange', tick);
  tick();
}

/** Writes seconds as days, hours, minutes and seconds, with the plural forms of the page's language. */
function timeWriter(element: HTMLElement): (seconds: number) => void {
  const language = element.closest<HTMLElement>('[lang]')?.lang;
  const writers = Object.entries(SECONDS).map(([unit, size], index, all) => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
    const number = element.querySelector(`[data-unit="${unit}"]`);
    const name = element.querySelector(`[data-unit-name="${unit}"]`);
    const larger = all[index - 1]?.[1] ?? Infinity;
    return (seconds: number) => {
      const parts = format.formatToParts(Math.floor((seconds % larger) / size));
      const text = (isName: boolean) =>
        parts
          .flatMap(({ type, value }) => ((type === 'unit') === isName && type !== 'literal' ? [value] : []))
          .join('');
      if (number) number.textContent = text(false);
      if (name) name.textContent = text(true);
    };
  });
  return (seconds) => writers.forEach((write) => write(seconds));
}
