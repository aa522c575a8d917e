/** The stand-in's own stylesheet; colours and measures are the page's. */
export const CHAT_STYLESHEET = `
.sandbox-chat__launcher {
  position: fixed;
  z-index: var(--layer-sticky);
  inline-size: 3.5rem;
  block-size: 3.5rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: var(--color-action);
  color: var(--color-action-text);
  box-shadow: var(--shadow-2);
  cursor: pointer;
}
.sandbox-chat__launcher:hover {
  background: var(--color-action-hover);
}
.sandbox-chat__launcher::before {
  content: '';
  display: block;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin: auto;
  background: currentcolor;
  mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2' stroke-linejoin='round'%3E%3Cpath d='M4 4h16v12H11l-5 4v-4H4z'/%3E%3Cpath d='M8 8.5h8M8 11.5h5'/%3E%3C/svg%3E") center / contain no-repeat;
}
.sandbox-chat__launcher[aria-expanded='true']::before {
  mask-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2'%3E%3Cpath d='m5 9 7 7 7-7'/%3E%3C/svg%3E");
}
.sandbox-chat__window {
  position: fixed;
  z-index: calc(var(--layer-header) + 1);
  inset-inline-end: 1rem;
  inset-block-end: 7rem;
  max-inline-size: calc(100vi - 2rem);
  display: grid;
  grid-template-rows: auto 1fr auto auto;
  border: 1px solid var(--color-line);
  border-radius: 0.75rem;
  overflow: hidden;
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: var(--shadow-3);
}
.sandbox-chat__window[hidden] {
  display: none;
}
.sandbox-chat__head {
  display: flex;
  align-items: center;
  gap: 0.5rem;
  padding: 0.5rem 0.5rem 0.5rem 1rem;
  background: var(--color-sunken);
  border-block-end: 1px solid var(--color-line);
}
.sandbox-chat__title {
  margin: 0;
  margin-inline-end: auto;
  font-size: 1.125rem;
}
.sandbox-chat__window button {
  font: inherit;
  cursor: pointer;
}
.sandbox-chat__end,
.sandbox-chat__close {
  min-block-size: 2.75rem;
  padding-inline: 0.75rem;
  border: 0;
  border-radius: 0.375rem;
  background: none;
  color: inherit;
}
.sandbox-chat__end {
  font-size: 0.875rem;
  text-decoration: underline;
}
.sandbox-chat__close {
  inline-size: 2.75rem;
  padding: 0;
}
.sandbox-chat__close::before {
  content: '';
  display: block;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  margin: auto;
  background: currentcolor;
  mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' stroke='black' stroke-width='2'%3E%3Cpath d='m5 5 14 14M19 5 5 19'/%3E%3C/svg%3E") center / contain no-repeat;
}
.sandbox-chat__log {
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  min-block-size: 0;
  overflow-y: auto;
  padding: 1rem;
}
.sandbox-chat__line {
  max-inline-size: 85%;
  padding: 0.5rem 0.75rem;
  border-radius: 0.75rem;
  align-self: start;
  background: var(--color-sunken);
  overflow-wrap: anywhere;
}
.sandbox-chat__line[data-by='visitor'] {
  align-self: end;
  background: var(--color-action);
  color: var(--color-action-text);
}
.sandbox-chat__author {
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
}
.sandbox-chat__link {
  display: block;
  padding-block: 0.375rem;
  color: inherit;
}
.sandbox-chat__choices {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  padding: 0 1rem 0.75rem;
}
.sandbox-chat__choice {
  min-block-size: 2.25rem;
  padding-inline: 0.75rem;
  border: 1px solid var(--color-line-strong);
  border-radius: 1.125rem;
  background: none;
  color: inherit;
  font-size: 0.875rem !important;
}
.sandbox-chat__choice:hover {
  background: var(--color-sunken);
}
.sandbox-chat__form {
  display: flex;
  gap: 0.5rem;
  padding: 0.75rem 1rem;
  border-block-start: 1px solid var(--color-line);
}
.sandbox-chat__input {
  flex: 1;
  min-inline-size: 0;
  min-block-size: 2.75rem;
  padding-inline: 0.75rem;
  border: 1px solid var(--color-line-strong);
  border-radius: 0.375rem;
  background: var(--color-ground);
  color: inherit;
  font: inherit;
}
.sandbox-chat__send {
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: 0.375rem;
  background: var(--color-action);
  color: var(--color-action-text);
}
.sandbox-chat__send::before {
  content: '';
  display: block;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  margin: auto;
  background: currentcolor;
  mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2'%3E%3Cpath d='M4 12h15m-6-6 6 6-6 6'/%3E%3C/svg%3E") center / contain no-repeat;
}
.sandbox-chat__root :is(button, input, a, [tabindex]):focus-visible {
  outline: 2px solid var(--color-action);
  outline-offset: 2px;
}
.sandbox-chat__log:focus-visible,
.sandbox-chat__line[data-by='visitor'] a:focus-visible {
  outline-offset: -4px;
}
@media (forced-colors: active) {
  .sandbox-chat__launcher,
  .sandbox-chat__send,
  .sandbox-chat__line {
    border: 1px solid;
  }
}
@media print {
  .sandbox-chat__root {
    display: none;
  }
}
`;
