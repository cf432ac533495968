{{- /* Every user of NATS with what it may: those of the code, and the subscribers of the values. */}}
{{- define "dossier.natsUsers" -}}
{{- $nats := include "dossier.nats" . | fromJson -}}
{{- $users := $nats.users -}}
{{- range $name, $subscriber := .Values.nats.subscribers -}}
{{- if hasKey $users $name }}{{ fail (printf "values: nats.subscribers.%s is the name of a user of Dossier's own" $name) }}{{ end -}}
{{- $permissions := $nats.subscriber | toJson | replace "SUBSCRIBER" $name | fromJson -}}
{{- $allow := list -}}
{{- range $one := $permissions.publish.allow -}}
{{- if contains "SUBJECT" $one -}}
{{- range $subject := $subscriber.subjects }}{{ $allow = append $allow (replace "SUBJECT" $subject $one) }}{{ end -}}
{{- else }}{{ $allow = append $allow $one }}{{ end -}}
{{- end -}}
{{- $_ := set $permissions.publish "allow" $allow -}}
{{- $_ := set $users $name $permissions -}}
{{- end -}}
{{- toJson $users -}}
{{- end }}

{{- /* The variable that holds a user's password where nats-server runs. */}}
{{- define "dossier.natsVariable" -}}
PASSWORD_{{ . | upper | replace "-" "_" }}
{{- end }}
