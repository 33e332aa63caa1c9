/** A page that was about to be left may stay: for a download, or because its user says so. */
const LEAVING_MS = 10_000;

/** A page that was being left before its script ran has heard no event. It is gone before this is over. */
const GRACE_MS = 300;

type Page = Pick<EventTarget, 'addEventListener'> & Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>;

/**
 * Resolves soon on a page that stays, and never on one that is left or reloaded. A browser cuts off the calls of such a
 * page, which says nothing about the server: taken for a failure, a reload during a reload would sign its user out.
 */
export function watchPageStays(page: Page): () => Promise<void> {
  let leaving: PromiseWithResolvers<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    page.clearTimeout(timer);
    leaving ??= Promise.withResolvers();
  };
  const stay = () => {
    leaving?.resolve();
    leaving = null;
  };
  page.addEventListener('beforeunload', () => {
    leave();
    timer = page.setTimeout(stay, LEAVING_MS);
  });
  page.addEventListener('pagehide', leave);
  page.addEventListener('pageshow', (event) => {
    // Back from the history, as it was left. A page that has just loaded says the same, and may be left already.
    if ('persisted' in event && event.persisted === true) stay();
  });
  return async () => {
    await new Promise<void>((resolve) => page.setTimeout(resolve, GRACE_MS));
    await leaving?.promise;
  };
}
