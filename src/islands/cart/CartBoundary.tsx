import type { ReactNode } from 'react';
import { ErrorBoundary } from '../kit/ErrorBoundary.tsx';
import { CartError } from './CartError.tsx';

/** Error boundary of the cart: an error in the cart leaves the rest of the page intact. */
export const CartBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary name="cart" Failure={CartError}>
    {children}
  </ErrorBoundary>
);
