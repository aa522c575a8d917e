import type { ShownStore } from '../../ui/store-view.ts';

/** The address that leads to a store on the configured map. */
export function directionsHref({ latitude, longitude }: ShownStore['coordinates'], template: string): string {
  return template.replaceAll('{latitude}', String(latitude)).replaceAll('{longitude}', String(longitude));
}

export const telephoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
