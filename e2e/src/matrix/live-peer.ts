import { solveCaptcha } from '@meridian/identity/testing/solve-captcha';
import { WebSocket } from 'ws';

export type Frame = { readonly type: string; readonly payload: Record<string, unknown> };

const answerLimitMs = 10_000;

/** A bare client of the live socket: says frames, keeps what comes back. */
export class LivePeer {
  /** Of the product, for calls beside the socket. */
  readonly url: string;
  readonly #socket: WebSocket;
  readonly #frames: Frame[] = [];
  #wake: () => void = () => undefined;

  private constructor(url: string, socket: WebSocket) {
    this.url = url;
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      this.#frames.push(JSON.parse(data.toString('utf8')) as Frame);
      this.#wake();
    });
    socket.on('error', () => undefined);
  }

  static async connect(url: string): Promise<LivePeer> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live`);
    const peer = new LivePeer(url, socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return peer;
  }

  say(frame: unknown): void {
    this.#socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  /** The next frame that fits, whether it came already or not. */
  async hear(fits: (frame: Frame) => boolean): Promise<Frame> {
    const deadline = Date.now() + answerLimitMs;
    while (Date.now() < deadline) {
      const index = this.#frames.findIndex(fits);
      if (index >= 0) return this.#frames.splice(0, index + 1)[index] as Frame;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        setTimeout(resolve, 200);
      });
    }
    throw new Error(`no answer within ${answerLimitMs} ms; heard ${JSON.stringify(this.#frames).slice(0, 500)}`);
  }

  close(): void {
    this.#socket.terminate();
  }
}

const isLoginAnswer = ({ type }: Frame): boolean => type === 'login_ok' || type === 'login_failed';

/** Signs in; a proof of work is given where it is asked for, because tests before may have failed on purpose. */
export async function logIn(peer: LivePeer, email: string, password: string): Promise<Frame> {
  const payload = { version: 1, email_id: email, password };
  peer.say({ type: 'login', payload });
  const answer = await peer.hear(isLoginAnswer);
  if (answer.payload['captcha_required'] !== true) return answer;
  const challenge = await (await fetch(`${peer.url}/main/auth/captcha`)).json();
  peer.say({ type: 'login', payload: { ...payload, captcha: await solveCaptcha(challenge) } });
  return peer.hear(isLoginAnswer);
}
