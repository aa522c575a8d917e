import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Messages } from '../../i18n/format-message.ts';
import { ErrorBoundary } from '../kit/ErrorBoundary.tsx';
import { LoadError } from '../kit/LoadError.tsx';
import { MessagesContext, useText } from '../kit/text.ts';
import type { DialogProps } from '../kit/dialog-entry.ts';

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText();
  return <LoadError text={t('shell.failed')} onRetry={onRetry} className="dialog__failure" />;
}

interface Filling extends DialogProps {
  readonly body: HTMLElement;
  readonly messages: Messages;
  readonly Content: ComponentType<DialogProps>;
}

/** Renders the content of a frame; returns a function that unmounts it. */
export function mountDialog({ body, messages, Content, ...props }: Filling): () => void {
  const root = createRoot(body);
  root.render(
    <MessagesContext value={messages}>
      <ErrorBoundary name="dialog" Failure={Failure}>
        <Content {...props} />
      </ErrorBoundary>
    </MessagesContext>,
  );
  return () => root.unmount();
}

/** The content of a dialog with an invalid argument. */
export const invalidArgument = (text: string) =>
  function InvalidArgument() {
    return (
      <p className="error" role="alert">
        {text}
      </p>
    );
  };
