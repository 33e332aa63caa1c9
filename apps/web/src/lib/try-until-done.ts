const RETRY_MS = 2_000;

/** Tries until it succeeds. The function that it returns ends that. */
export function tryUntilDone(attempt: () => Promise<void>, onFailure: () => void): () => void {
  let isWanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tryOnce = async () => {
    try {
      await attempt();
    } catch {
      if (!isWanted) return;
      onFailure();
      timer = setTimeout(() => void tryOnce(), RETRY_MS);
    }
  };
  void tryOnce();
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}
