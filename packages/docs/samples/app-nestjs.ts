import 'reflect-metadata';
import { ApiError, TradelaneError } from '@tradelane/core';
import { decideRetry } from '@tradelane/workflows';
import { createHub, type Hub, hubOptionsFromEnv } from '@tradelane/hub';
import {
  type ArgumentsHost,
  Catch,
  Controller,
  type ExceptionFilter,
  Get,
  Inject,
  Module,
  Param,
} from '@nestjs/common';
import { APP_FILTER, NestFactory } from '@nestjs/core';

/** The token to inject the client by. */
const HUB = Symbol('hub');

interface Reply {
  status(code: number): Reply;
  setHeader(name: string, value: string): void;
  json(body: object): void;
}

/** Turns the error of a call into a response for the caller of this app. */
@Catch(TradelaneError)
class TradelaneFilter implements ExceptionFilter<TradelaneError> {
  catch(error: TradelaneError, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<Reply>();
    const next = decideRetry(error);
    const inMs =
      next.kind === 'retry' && next.at
        ? Math.max(0, next.at.getTime() - Date.now())
        : 5_000;
    if (next.kind === 'retry')
      reply.setHeader('Retry-After', String(Math.ceil(inMs / 1_000)));
    const isMissing = error instanceof ApiError && error.status === 404;
    const status = next.kind === 'retry' ? 503 : isMissing ? 404 : 502;
    reply.status(status).json({ code: error.code, outcome: error.outcome });
  }
}

@Controller('actions')
class ActionsController {
  readonly #hub: Hub;

  constructor(@Inject(HUB) hub: Hub) {
    this.#hub = hub;
  }

  @Get(':id')
  async one(@Param('id') id: string): Promise<object> {
    return this.#hub.actions.get(id);
  }
}

@Module({
  controllers: [ActionsController],
  providers: [
    // One client for the whole app, because it keeps the token and the
    // limits.
    { provide: HUB, useFactory: () => createHub(hubOptionsFromEnv()) },
    { provide: APP_FILTER, useClass: TradelaneFilter },
  ],
})
class AppModule {}

const app = await NestFactory.create(AppModule, { logger: false });
await app.listen(Number(process.env['PORT'] ?? 3000), '127.0.0.1');
console.log('listening');
await new Promise((resolve) =>
  process.on('SIGTERM', () => resolve(undefined)),
);
await app.close();
