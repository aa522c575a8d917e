import { Component, type ReactNode } from 'react';

interface Props {
  /** What it holds, for the console. */
  readonly name: string;
  readonly failure: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps a fault of what it holds inside, and shows the failure in its place. */
export class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`The ${this.props.name} could not be shown.`, error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.failure(() => this.setState({ hasFailed: false }));
  }
}
