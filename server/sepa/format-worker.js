import { parentPort, workerData } from 'node:worker_threads';
import { formatPaymentFile } from './format.js';

/** Formats the order that it is started with, and posts the bytes of the file. */
const file = new TextEncoder().encode(formatPaymentFile(workerData));
parentPort?.postMessage(file, [file.buffer]);
