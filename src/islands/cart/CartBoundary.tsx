import type { ReactNode } from 'react';
import { Boundary } from '../kit/ErrorBoundary.tsx';
import { CartFailure } from './CartError.tsx';

/** Keeps a fault of the cart inside the cart. */
export const CartBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary name="cart" Failure={CartFailure}>
    {children}
  </Boundary>
);
