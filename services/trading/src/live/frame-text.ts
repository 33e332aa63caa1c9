import type { RawData } from 'ws';

export type FrameText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bad'; readonly code: string; readonly reason: string };

/** The text of a frame, within bounds. */
export function frameText(data: RawData, isBinary: boolean, maxBytes: number): FrameText {
  if (isBinary) return { kind: 'bad', code: 'binary-frame', reason: 'A frame must be text.' };
  const bytes = bytesOf(data);
  if (bytes.byteLength > maxBytes) {
    return { kind: 'bad', code: 'frame-too-large', reason: `A frame may have ${maxBytes} bytes at most.` };
  }
  return { kind: 'text', text: bytes.toString('utf8') };
}

function bytesOf(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data;
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
}
