import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, CallReply } from '../calls/caller.ts';
import { setConsentCookies } from './consent.ts';
import {
  clearDienstCookie,
  clearEmpfaengerCookie,
  clearSessionCookie,
  setDienstCookie,
  setEmpfaengerCookie,
  setSessionCookie,
} from './credentials.ts';
import { headerOf } from './header.ts';

/** The caller of a request. */
export const callerOf = (request: FastifyRequest): Caller => ({
  ip: request.ip,
  method: request.method,
  query: request.query,
  header: (name) => headerOf(request, name),
  cookie: (name) => request.cookies[name] || undefined,
  cookies: request.cookies,
});

/** Writes the answer of a call over HTTP. */
export const callReply = (reply: FastifyReply): CallReply => ({
  headers: (values) => void reply.headers(values),
  setSessionCookie: (session, token) => setSessionCookie(reply, session, token),
  clearSessionCookie: (session) => clearSessionCookie(reply, session),
  setAnmeldedienstCookie: (sealed) => setDienstCookie(reply, 'vorgang', sealed),
  clearAnmeldedienstCookie: () => clearDienstCookie(reply, 'vorgang'),
  setEmpfaengerCookie: (hex) => setEmpfaengerCookie(reply, hex),
  clearEmpfaengerCookie: (hexes) => clearEmpfaengerCookie(reply, hexes),
  setConsentCookies: (choice) => setConsentCookies(reply, choice),
  html: () => void reply.type('text/html; charset=utf-8').serializer(String),
});
