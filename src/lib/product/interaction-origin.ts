import type { InteractionOrigin } from './interaction-origins.ts';

/** The attribute of an element that leads to products (docs/contract.md#interaction-origins). */
export const interactionOrigin = (origin: InteractionOrigin) => ({ 'data-interaction-origin': origin });
