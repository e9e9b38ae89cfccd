/** On the form of an inline editor: Escape closes the editor and not the dialog around it. */
export const INLINE_EDITOR = { 'data-inline-editor': '' };

export function keepEscapeInEditor(event: KeyboardEvent) {
  if (event.target instanceof Element && event.target.closest('[data-inline-editor]')) {
    event.preventDefault();
  }
}
