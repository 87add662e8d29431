-- The key that signs, hashes and encrypts what the database holds, itself encrypted with APP_SECRET: whether the secret is the one of this data can be
-- told before anything is served, and another secret takes the key over without anything having to be signed or encrypted anew.
create table app_secret (
  einzige boolean primary key default true check (einzige),
  version int not null check (version > 0),
  schluessel text not null
);
grant select, insert, update on app_secret to empfehlwerk_system;
