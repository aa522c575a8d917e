import type { Reply } from './assistant.ts';
import type { ChatTexts } from './chat-texts.ts';

export interface ChatLine {
  readonly by: 'visitor' | 'assistant';
  readonly text: string;
  readonly links?: Reply['links'];
}

export interface ChatWindowOptions {
  /** Of its element. */
  readonly id: string;
  readonly texts: ChatTexts;
  /** Distances of the button from the right and the lower edge. */
  readonly button: { readonly right: string; readonly bottom: string };
  readonly size: { readonly width: string; readonly height: string; readonly maxHeight: string };
  onOpen(): void;
  onClose(): void;
  onEnd(): void;
  onMessage(text: string): void;
}

export interface ChatWindow {
  open(): void;
  close(): void;
  addLine(line: ChatLine): void;
  clear(): void;
  showButton(isShown: boolean): void;
  remove(): void;
}

interface ChatParts {
  readonly root: HTMLElement;
  readonly launcher: HTMLButtonElement;
  readonly panel: HTMLElement;
  readonly end: HTMLButtonElement;
  readonly close: HTMLButtonElement;
  readonly log: HTMLElement;
  readonly choices: HTMLElement;
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
}

/** Runs in the browser, as text. Creates an element of the window. */
export function createPart<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  { text = '', ...attributes }: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = `sandbox-chat__${className}`;
  element.textContent = text;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** Runs in the browser, as text: it uses `createPart` alone. Draws the button and the window of the chat. */
export function drawChat({ id, texts, button, size }: ChatWindowOptions): ChatParts {
  const root = createPart('div', 'root', { id });
  const launcher = createPart('button', 'launcher', {
    id: `${id}-button`,
    type: 'button',
    'aria-label': texts.open,
    'aria-expanded': 'false',
    'aria-controls': `${id}-window`,
  });
  const dialog = { id: `${id}-window`, role: 'dialog', 'aria-labelledby': `${id}-title`, hidden: '' };
  const panel = createPart('section', 'window', dialog);
  Object.assign(launcher.style, { insetInlineEnd: button.right, insetBlockEnd: button.bottom });
  Object.assign(panel.style, { inlineSize: size.width, blockSize: size.height, maxBlockSize: size.maxHeight });
  const end = createPart('button', 'end', { type: 'button', text: texts.end });
  const close = createPart('button', 'close', { type: 'button', 'aria-label': texts.close });
  const head = createPart('div', 'head');
  head.append(createPart('h2', 'title', { id: `${id}-title`, text: texts.title }), end, close);
  const live = { role: 'log', 'aria-live': 'polite', 'aria-label': texts.title, tabindex: '0' };
  const log = createPart('div', 'log', live);
  const choices = createPart('div', 'choices');
  for (const text of [texts.order, texts.store, texts.size, texts.agent])
    choices.append(createPart('button', 'choice', { type: 'button', text }));
  const form = createPart('form', 'form');
  const field = { type: 'text', 'aria-label': texts.message, placeholder: texts.message, autocomplete: 'off' };
  const input = createPart('input', 'input', { ...field, maxlength: '300' });
  form.append(input, createPart('button', 'send', { type: 'submit', 'aria-label': texts.send }));
  panel.append(head, log, choices, form);
  root.append(launcher, panel);
  return { root, launcher, panel, end, close, log, choices, form, input };
}

/** Runs in the browser, as text: it uses the functions above alone. */
export function createChatWindow(options: ChatWindowOptions): ChatWindow {
  const { texts } = options;
  const { root, launcher, panel, end, close, log, choices, form, input } = drawChat(options);
  document.body.append(root);
  const show = (isOpen: boolean): void => {
    if (panel.hidden === !isOpen) return;
    panel.hidden = !isOpen;
    launcher.setAttribute('aria-expanded', String(isOpen));
    launcher.setAttribute('aria-label', isOpen ? texts.close : texts.open);
    if (isOpen) {
      options.onOpen();
      input.focus();
      log.scrollTop = log.scrollHeight;
    } else {
      launcher.focus();
      options.onClose();
    }
  };
  const send = (text: string): void => {
    if (text.trim() !== '') options.onMessage(text.trim());
  };
  launcher.addEventListener('click', () => show(panel.hidden !== false));
  close.addEventListener('click', () => show(false));
  end.addEventListener('click', () => options.onEnd());
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') show(false);
  });
  choices.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) send(target.textContent);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send(input.value);
    input.value = '';
  });
  const addLine = ({ by, text, links = [] }: ChatLine): void => {
    const line = createPart('div', 'line', { 'data-by': by });
    const author = createPart('span', 'author', { text: `${by === 'visitor' ? texts.you : texts.assistant}: ` });
    line.append(author, text, ...links.map(({ text: label, href }) => createPart('a', 'link', { text: label, href })));
    log.append(line);
    log.scrollTop = log.scrollHeight;
  };
  return {
    open: () => show(true),
    close: () => show(false),
    addLine,
    clear: () => log.replaceChildren(),
    showButton: (isShown) => void (root.hidden = !isShown),
    remove: () => root.remove(),
  };
}
