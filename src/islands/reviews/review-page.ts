import { removeReviewDraft, reviewDraft, type ReviewDraft } from './review-draft.ts';

/** Fields that are no part of the draft: what names the form, and the photos. */
const APART = new Set(['form', 'photo', 'photos']);

function readDraft(form: HTMLFormElement): ReviewDraft {
  const fields = [...new FormData(form)].filter(([name, value]) => typeof value === 'string' && !APART.has(name));
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}

/** Fills in what is empty: a form that came back from the shop has its own values. */
function fillIn(form: HTMLFormElement, draft: ReviewDraft): void {
  const present = readDraft(form);
  for (const [name, value] of Object.entries(draft)) {
    const control = form.elements.namedItem(name);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    const isField = isText || control instanceof HTMLSelectElement || control instanceof RadioNodeList;
    if (isField && !present[name]) control.value = value;
  }
}

function countLetters(form: HTMLFormElement): void {
  for (const hint of form.querySelectorAll<HTMLElement>('[data-counter]')) {
    const { counter = '', counts = '', maximum } = hint.dataset;
    const field = document.getElementById(counts);
    if (!(field instanceof HTMLTextAreaElement) || field.value === '') continue;
    const { length } = field.value.trim();
    hint.textContent = counter.replace('{count}', length.toLocaleString(document.documentElement.lang));
    hint.toggleAttribute('data-over', length > Number(maximum));
  }
}

/** What is wrong with the chosen photos, as the shop would say it after receiving them all. */
function photoError({ files, dataset }: HTMLInputElement): string {
  const photos = [...(files ?? [])];
  if (photos.length > Number(dataset['maximum'])) return dataset['tooMany'] ?? '';
  const large = photos.find(({ size }) => size > Number(dataset['bytes']));
  return large === undefined ? '' : (dataset['tooLarge'] ?? '').replace('{file}', large.name);
}

function showPhotoError(input: HTMLInputElement): boolean {
  const text = photoError(input);
  const shown = document.getElementById('review-photos-error') ?? document.createElement('p');
  Object.assign(shown, { id: 'review-photos-error', className: 'error', role: 'alert', textContent: text });
  if (text === '') shown.remove();
  else input.parentElement?.append(shown);
  input.setAttribute('aria-invalid', String(text !== ''));
  input.setAttribute('aria-describedby', `review-photos-hint${text === '' ? '' : ' review-photos-error'}`);
  return text !== '';
}

function startForm(form: HTMLFormElement): void {
  const draft = reviewDraft(form.dataset['reviewForm'] ?? '');
  const photos = form.querySelector<HTMLInputElement>('[type="file"]');
  fillIn(form, draft.read() ?? {});
  countLetters(form);
  form.addEventListener('input', () => {
    draft.write(readDraft(form));
    countLetters(form);
  });
  photos?.addEventListener('change', () => showPhotoError(photos));
  form.addEventListener('submit', (event) => {
    if (!photos || !showPhotoError(photos)) return;
    event.preventDefault();
    photos.focus();
  });
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

const form = document.querySelector<HTMLFormElement>('[data-review-form]');
if (form) startForm(form);
const sent = document.querySelector<HTMLElement>('[data-review-sent]');
if (sent) removeReviewDraft(sent.dataset['reviewSent'] ?? '');
