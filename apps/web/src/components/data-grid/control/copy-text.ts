/** False when the browser refuses: the page is not secure, or the user denied access. */
export async function copyText(text: string, document: Document): Promise<boolean> {
  const { clipboard } = document.defaultView?.navigator ?? {};
  if (clipboard !== undefined) {
    try {
      await clipboard.writeText(text);
      return true;
    } catch {
      // The older way may still work without focus or permission.
    }
  }
  return copyByEvent(text, document);
}

/** Pages without https have no clipboard API, but they can fill a copy event. */
function copyByEvent(text: string, document: Document): boolean {
  let isWritten = false;
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    isWritten = true;
  };
  document.addEventListener('copy', onCopy, { capture: true });
  document.execCommand('copy');
  document.removeEventListener('copy', onCopy, { capture: true });
  return isWritten;
}

export function downloadText(text: string, fileName: string, document: Document): void {
  // The mark at the front tells spreadsheets that this is UTF-8.
  downloadFile(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }), fileName, document);
}

/** Without a mark at the front, which no reader of JSON expects. */
export function downloadJson(text: string, fileName: string, document: Document): void {
  downloadFile(new Blob([text], { type: 'application/json' }), fileName, document);
}

export function downloadFile(content: Blob, fileName: string, document: Document): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
