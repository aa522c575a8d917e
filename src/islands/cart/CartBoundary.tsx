import type { ReactNode } from 'react';
import { Boundary } from '../shell/Boundary.tsx';
import { CartFailure } from './CartFailure.tsx';

/** Keeps a fault of the cart inside the cart. */
export const CartBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary name="cart" Failure={CartFailure}>
    {children}
  </Boundary>
);
