import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Create } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { parseServerMessage, SERVER_SHAPES } from './parse-server-message.ts';
import { SERVER_FRAMES } from './server-messages.ts';

const FRAMES = Object.entries(SERVER_FRAMES);

describe('parseServerMessage', () => {
  it.each(FRAMES)('[LS1] %s: asks for the fields that the schema asks for', (type, schema) => {
    const shapes = Object.entries(SERVER_SHAPES).find(([name]) => name === type)?.[1] ?? {};
    const { payload } = schema.properties;
    const required: readonly string[] = 'required' in payload ? (payload.required ?? []) : [];
    expect(Object.keys(shapes).sort()).toEqual([...required].sort());
  });

  it.each(FRAMES)('[LS1] %s: takes a whole one and refuses it without a field', (type, schema) => {
    const message: unknown = JSON.parse(JSON.stringify(Create(schema)));
    expect(parseServerMessage(JSON.stringify(message))).toEqual({ kind: 'ok', message });
    for (const field of Object.keys(Object.entries(SERVER_SHAPES).find(([name]) => name === type)?.[1] ?? {})) {
      const cut = JSON.stringify(message, (key, value: unknown) => (key === field ? undefined : value));
      expect(parseServerMessage(cut)).toMatchObject({ kind: 'bad', code: 'bad-payload' });
    }
  });

  it('[LS2] names a type that it does not know', () => {
    expect(parseServerMessage('{"type":"hasOwn","payload":{}}')).toMatchObject({ kind: 'bad', code: 'unknown-type' });
  });

  it('needs no code generation, so a page may forbid it', () => {
    const file = fileURLToPath(new URL('parse-server-message.ts', import.meta.url));
    const script = `import { parseServerMessage } from ${JSON.stringify(file)};
      process.stdout.write(parseServerMessage('{"type":"logged_out","payload":{}}').kind);`;
    const flags = ['--disallow-code-generation-from-strings', '--input-type=module', '-e', script];
    expect(execFileSync(process.execPath, flags, { encoding: 'utf8' })).toBe('ok');
  });
});
