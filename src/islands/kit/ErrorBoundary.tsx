import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  /** Name of the content, for the console. */
  readonly name: string;
  readonly Failure: ComponentType<{ readonly onRetry: () => void }>;
  readonly children: ReactNode;
}

/** Catches the errors of its children and shows a failure message in their place. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`The ${this.props.name} could not be shown.`, error);
  }

  override render() {
    const { Failure, children } = this.props;
    return this.state.hasFailed ? <Failure onRetry={() => this.setState({ hasFailed: false })} /> : children;
  }
}
