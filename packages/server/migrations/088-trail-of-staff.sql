-- Acts of staff in their order, which they list.
create index audit_event_by_staff on audit_event (seq) where device like 'staff: %';
-- Nothing asks the trail by address any more.
drop index audit_event_by_ip;
