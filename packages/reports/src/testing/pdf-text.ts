import { inflateSync } from 'node:zlib';

/** The texts of a PDF that `pdfkit` wrote, one for each piece that is set at a place of its own: a cell, a line. */
export function pdfTexts(file: Buffer): readonly string[] {
  const objects = objectsOf(file);
  const fonts = fontsOf(objects);
  const contents = [...objects.values()].filter(({ head, text }) => head.includes('/Length') && text.includes(' Tf'));
  return contents.flatMap(({ text }) => textsOf(text, fonts));
}

type PdfObject = { readonly head: string; readonly text: string };

function objectsOf(file: Buffer): ReadonlyMap<string, PdfObject> {
  const whole = file.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const found of whole.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = found.index + found[0].length;
    const end = whole.indexOf('endobj', start);
    const body = whole.slice(start, end);
    const stream = /stream\r?\n/.exec(body);
    if (stream === null) {
      objects.set(found[1] ?? '', { head: body, text: '' });
      continue;
    }
    const head = body.slice(0, stream.index);
    const from = start + stream.index + stream[0].length;
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const bytes = file.subarray(from, from + length);
    const isPacked = head.includes('/FlateDecode');
    objects.set(found[1] ?? '', { head, text: (isPacked ? inflateSync(bytes) : bytes).toString('latin1') });
  }
  return objects;
}

type Font = ReadonlyMap<number, string>;

/** Fonts by the name that a page calls them, with the text of each glyph. */
function fontsOf(objects: ReadonlyMap<string, PdfObject>): ReadonlyMap<string, Font> {
  const fonts = new Map<string, Font>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      fonts.set(name, glyphsOf(objects.get(map)?.text ?? ''));
    }
  }
  return fonts;
}

/** `<from> <to> [<text> …]`: what each glyph stands for. */
function glyphsOf(map: string): Font {
  const glyphs = new Map<number, string>();
  for (const [, from = '', , list = ''] of map.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    for (const [place, [, hex = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
      const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
      glyphs.set(
        Number.parseInt(from, 16) + place,
        String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
      );
    }
  }
  return glyphs;
}

function textsOf(content: string, fonts: ReadonlyMap<string, Font>): string[] {
  const texts: string[] = [];
  for (const [, block = ''] of content.matchAll(/\bBT\b([\s\S]*?)\bET\b/g)) {
    const font = fonts.get(/\/(F\d+) /.exec(block)?.[1] ?? '') ?? new Map<number, string>();
    const glyphs = [...block.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    texts.push(glyphs.map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? '?').join(''));
  }
  return texts;
}
