export {
  createSandboxPublisher,
  createSandboxSource,
  type SandboxQueue,
  type SandboxSourceOptions,
} from './queue/sandbox-queue.ts';
