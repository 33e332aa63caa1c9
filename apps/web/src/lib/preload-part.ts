/** By address. What failed is not kept, so that it is asked for again. */
const asked = new Map<string, Promise<void>>();

/**
 * The build calls this for each `import()`, in place of its bundler's own. A browser never asks again for a module that
 * it could not fetch, nor for one that such a module needs: so the files of a part are fetched first, and the part is
 * imported when all of them are in the browser's cache.
 */
async function preloadPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  await Promise.all(files.map(fetchOnce));
  return load();
}

/** The name that the build looks for. */
export { preloadPart as __vitePreload };

function fetchOnce(file: string): Promise<void> {
  const href = `${import.meta.env.BASE_URL}${file}`;
  const known = asked.get(href);
  if (known !== undefined) return known;
  const fetched = fetchFile(href);
  asked.set(href, fetched);
  fetched.catch(() => asked.delete(href));
  return fetched;
}

async function fetchFile(href: string): Promise<void> {
  // The page itself began with it.
  if (document.head.querySelector(`link[href="${href}"]`) !== null) return;
  if (href.endsWith('.css')) await addStyle(href);
  else await fetchScript(href);
}

async function fetchScript(href: string): Promise<void> {
  try {
    const response = await fetch(href);
    // To its end: what is cut on the way is not in the cache.
    await response.arrayBuffer();
    if (response.ok) return;
  } catch {
    // The browser's own message does not name the file.
  }
  throw notFetched(href);
}

function addStyle(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(notFetched(href));
    });
    document.head.append(link);
  });
}

function notFetched(href: string): Error {
  return new Error(`${href} could not be fetched`);
}
