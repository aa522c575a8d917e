import { Component, type ReactNode } from 'react';

interface Props {
  readonly name: string;
  readonly children: ReactNode;
}

/** An error boundary: an error in one panel leaves the others working, and unsaved changes are stored outside of it. */
export class Panel extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { name, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <p role="alert" className="workspace__fault">
        {name} cannot be shown. What you typed is kept.{' '}
        <button type="button" className="tool-button" onClick={() => this.setState({ hasFailed: false })}>
          Show it again
        </button>
      </p>
    );
  }
}
