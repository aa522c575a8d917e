/** The local time of a store: date and weekday (1 is Monday), and time as `HH:MM`. */
interface Clock {
  readonly date: string;
  readonly day: string;
  readonly time: string;
}

const MINUTE = 60_000;

function clockIn(timeZone: string, now: Date): Clock {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  const day = String(new Date(`${date}T00:00:00Z`).getUTCDay() || 7);
  return { date, day, time: `${part('hour')}:${part('minute')}` };
}

/** The end of the opening hours that contain `time`. */
function closingTime(spans: string, time: string): string | undefined {
  const span = spans.split(' ').find((one) => one.slice(0, 5) <= time && time < one.slice(6));
  return span?.slice(6);
}

function formatTime(time: string): string {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'short', timeZone: 'UTC' });
  return format.format(new Date(`2024-01-01T${time}:00Z`));
}

function update(element: HTMLElement): void {
  const { timeZone = 'UTC', open = '', closed = '' } = element.dataset;
  const { date, day, time } = clockIn(timeZone, new Date());
  const rows = [...element.querySelectorAll<HTMLElement>('tr')];
  const today = rows.find((row) => row.dataset.date === date) ?? rows.find((row) => row.dataset.day === day);
  for (const row of rows) {
    row.toggleAttribute('data-today', row === today);
    row.ariaCurrent = row === today ? 'date' : null;
    row.hidden = (row.dataset.date ?? date) < date;
  }
  const now = element.querySelector<HTMLElement>('.now');
  if (now === null || today === undefined) return;
  const closes = closingTime(today.dataset.spans ?? '', time);
  now.textContent = closes === undefined ? closed : open.replace('{time}', formatTime(closes));
  now.toggleAttribute('data-open', closes !== undefined);
  now.hidden = false;
}

/**
 * Marks today by the store's own clock and shows whether the store is open; done in the browser because a page is
 * cached longer than a day.
 */
export function attach(element: HTMLElement): void {
  if (element.dataset.ready !== undefined) return;
  element.dataset.ready = '';
  update(element);
  setInterval(() => update(element), MINUTE);
}
