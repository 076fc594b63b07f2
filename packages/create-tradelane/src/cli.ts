#!/usr/bin/env node
import { runCommand } from '@tradelane/create';

process.exitCode = runCommand(process.argv.slice(2));
