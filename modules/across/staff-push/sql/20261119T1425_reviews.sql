-- A review that waits is a subject of its own; whoever is notified of orders so far is notified of reviews too.
alter table staff_push.device drop constraint device_subjects_check;
alter table staff_push.device add constraint device_subjects_check
  check (subjects <@ array['alarm', 'order', 'message', 'task', 'review']);
update staff_push.device set subjects = array_append(subjects, 'review')
where 'order' = any(subjects) and not 'review' = any(subjects);

alter table staff_push.delivery drop constraint delivery_subject_check;
alter table staff_push.delivery add constraint delivery_subject_check
  check (subject in ('alarm', 'order', 'message', 'task', 'review', 'test'));
