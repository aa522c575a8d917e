import type { ReactNode } from 'react';
import { Boundary } from '../kit/ErrorBoundary.tsx';
import { CartFailure } from './CartError.tsx';

/** Error boundary of the cart: an error in the cart leaves the rest of the page intact. */
export const CartBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary name="cart" Failure={CartFailure}>
    {children}
  </Boundary>
);
