/** Ends with 0 when the product on this machine is ready: the health check of the image. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/health/ready`, { signal: AbortSignal.timeout(4000) }).catch(
  () => null,
);
process.exitCode = answer?.status === 200 ? 0 : 1;
