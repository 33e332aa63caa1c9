import { writeFileSync } from 'node:fs';

/**
 * A reporter of vitest that keeps what went wrong outside of every test, such as a worker that crashed: the report of
 * tests says nothing of it. `UNHANDLED_ERRORS_FILE` says where.
 */
// oxlint-disable-next-line import/no-default-export -- vitest takes the default export of a reporter's file.
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const file = process.env.UNHANDLED_ERRORS_FILE;
    if (file && errors.length > 0) writeFileSync(file, JSON.stringify(errors.map(reasonOf)));
  }
}

/** The innermost cause, which names the file that was running. */
function reasonOf({ message = 'an error without a message', cause }) {
  return cause ? reasonOf(cause) : message.split('\n')[0];
}
