const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\/(\d+)/, 'Edge'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/(?:Chrome|Chromium)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)[^ ]* Safari/, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Android/, 'Android'],
  [/Linux/, 'Linux'],
];

/** `Chrome 141 · Windows` for a browser's user agent, or the start of the text for any other client. */
export function browserName(userAgent: string): string {
  const browser = BROWSERS.map(([pattern, name]) => named(pattern, name, userAgent)).find((name) => name !== null);
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const known = [browser, system].filter((part) => part !== undefined && part !== null);
  if (known.length > 0) return known.join(' · ');
  return userAgent.trim() === '' ? 'Unknown' : userAgent.slice(0, 40);
}

function named(pattern: RegExp, name: string, userAgent: string): string | null {
  const version = pattern.exec(userAgent)?.[1];
  return version === undefined ? null : `${name} ${version}`;
}
