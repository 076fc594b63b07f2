import type { Socket } from 'node:net';
import { Connection } from 'rabbitmq-client';

/** No frame of RabbitMQ is longer, in bytes. */
const longestFrame = 2 ** 27;

/** The method of the client that opens a socket, first and after each loss. */
const client = Connection.prototype as unknown as { _connect(this: Connection): Socket };

/**
 * A connection that a server of another kind can't crash. The client parses any response as AMQP frames, so that
 * letters of `HTTP/1.1` become a length. Above 1 GiB, Node.js throws an error that no caller can catch.
 */
export class SafeConnection extends Connection {
  /** Why the last attempt to connect failed. The client emits the first error of a disconnect only. */
  lastError: unknown;

  constructor(options: ConstructorParameters<typeof Connection>[0]) {
    super(options);
    this.on('error', (error) => (this.lastError = error));
    this.on('connection', () => (this.lastError = undefined));
  }

  protected _connect(): Socket {
    const socket = client._connect.call(this);
    socket.on('error', (error) => (this.lastError = error));
    const read = socket.read.bind(socket);
    socket.read = (size) => {
      if (size === undefined || size <= longestFrame) return read(size);
      socket.destroy(new Error("the server doesn't use the protocol AMQP"));
      return null;
    };
    return socket;
  }
}
