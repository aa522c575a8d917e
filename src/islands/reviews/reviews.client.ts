import { toastOffline } from '../kit/toast-loader.ts';

const ACTIONS = '[data-action="vote-review"], [data-action="translate-review"]';

/** Handles the votes and translations of all reviews in the element; what they need is loaded with the first tap. */
export function attach(reviews: HTMLElement): void {
  if (reviews.dataset.ready !== undefined) return;
  reviews.dataset.ready = '';
  const act = (control: HTMLElement) =>
    import('./review-actions.ts')
      .then((module) => module.performReviewAction(control))
      .catch(toastOffline)
      .finally(() => (control.ariaBusy = null));
  reviews.addEventListener('click', ({ target }) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(ACTIONS) : null;
    if (control) void act(control);
  });
  // Tapped before this script was loaded.
  for (const control of reviews.querySelectorAll<HTMLElement>(ACTIONS)) if (control.ariaBusy === 'true') void act(control);
}
