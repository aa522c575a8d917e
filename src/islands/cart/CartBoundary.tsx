import { Component, type ReactNode } from 'react';
import { CartFailure } from './CartFailure.tsx';

/** Keeps a fault of the cart inside the cart. */
export class CartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('The cart could not be shown.', error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <CartFailure onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
