const failedStyles = new Set<HTMLLinkElement>();

/** Loads a code chunk. A style sheet that failed is requested again; the bundler itself would not retry. */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  // Errors of a style sheet do not bubble.
  window.addEventListener('error', noteFailure, true);
  await Promise.all([...failedStyles].map(fetchAgain));
  return load();
}

function noteFailure({ target }: Event): void {
  if (target instanceof HTMLLinkElement) failedStyles.add(target);
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  failedStyles.delete(link);
  const fresh = document.createElement('link');
  fresh.rel = link.rel;
  return new Promise((resolve, reject) => {
    fresh.addEventListener('load', () => resolve());
    fresh.addEventListener('error', () => reject(new Error(`${link.href} could not be fetched`)));
    fresh.href = link.href;
    link.replaceWith(fresh);
  });
}
