-- Whether a party has yet to see what became of an offer, of a request to end a contract, or of the contract itself.
alter table agent_contract add column upline_news boolean not null default false;
alter table agent_contract add column downline_news boolean not null default false;
-- What came of the last request to end it, where it stayed in force.
alter table agent_contract add column termination_answer text;
create index agent_contract_upline_news on agent_contract (upline) where upline_news;
