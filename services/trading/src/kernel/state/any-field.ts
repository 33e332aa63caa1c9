/**
 * Makes records of a shape whose fields have nothing, then a number. V8 then knows from the first one on that a field may
 * have anything. Else it gives a field that only had whole numbers another form as soon as one has a fraction, and
 * converts all records one by one when they are read.
 */
export function showAnyField<Record extends object>(make: (record: Record) => Record): void {
  for (const value of [null, 0]) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody reads what is made of it.
    make(new Proxy({}, { get: () => value }) as Record);
  }
}
