import { openAround } from '../lib/open-ancestors.ts';
import { controlId } from './form-context.ts';

/**
 * Scrolls to the control of a field of the section's content and focuses it, or that of the nearest field around it,
 * and opens the entry that contains it. Fields that differ in variants of an experience share one control.
 */
export function showField(field: string): void {
  const steps = field.split('.');
  const at = steps[0] === 'experiences' ? ['experiences'] : ['content', ...steps];
  for (let length = at.length; length > 0; length -= 1) {
    const control = document.getElementById(controlId(at.slice(0, length)));
    if (control !== null) return reveal(control);
  }
}

function reveal(control: HTMLElement): void {
  openAround(control);
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}
