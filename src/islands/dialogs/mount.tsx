import { Component, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Messages } from '../../i18n/format-message.ts';
import { MessagesContext, useText } from '../shell/text.ts';
import type { DialogProps } from './dialog-entry.ts';

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText();
  return (
    <div className="dialog__failure">
      <p role="alert">{t('shell.failed')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t('shell.retry')}
      </button>
    </div>
  );
}

/** Keeps a fault of the content inside the dialog. */
class DialogBoundary extends Component<{ readonly children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('A dialog could not be shown.', error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Failure onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

interface Filling extends DialogProps {
  readonly body: HTMLElement;
  readonly messages: Messages;
  readonly Content: ComponentType<DialogProps>;
}

/** Fills a frame; the answer takes the content away again. */
export function mountDialog({ body, messages, Content, ...props }: Filling): () => void {
  const root = createRoot(body);
  root.render(
    <MessagesContext value={messages}>
      <DialogBoundary>
        <Content {...props} />
      </DialogBoundary>
    </MessagesContext>,
  );
  return () => root.unmount();
}

/** The content of a dialog whose argument is none of its own. */
export const invalidArgument = (text: string) =>
  function InvalidArgument() {
    return (
      <p className="error" role="alert">
        {text}
      </p>
    );
  };
